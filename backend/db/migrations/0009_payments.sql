CREATE TABLE "refunds" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"total" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"refunds" jsonb NOT NULL,
	"order_number" text NOT NULL,
	"shop_name" text NOT NULL,
	"locale" text NOT NULL,
	"return_address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "sandbox_payments_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "shop_locales" ADD COLUMN "storefront" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_shop_id_payment_id_payments_shop_id_id_fk" FOREIGN KEY ("shop_id","payment_id") REFERENCES "public"."payments"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_shop_id_payment_id_index" ON "refunds" USING btree ("shop_id","payment_id");--> statement-breakpoint
CREATE INDEX "refunds_waiting_index" ON "refunds" USING btree ("due_at") WHERE done_at is null;