CREATE TABLE "business_central_connections" (
	"shop_id" text PRIMARY KEY NOT NULL,
	"tokens" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"connected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_central_orders" (
	"shop_id" text NOT NULL,
	"order_id" text NOT NULL,
	"revision" integer NOT NULL,
	"sent_revision" integer,
	"due_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	CONSTRAINT "business_central_orders_shop_id_order_id_pk" PRIMARY KEY("shop_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "business_central_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"code_verifier" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "business_central_connections" ADD CONSTRAINT "business_central_connections_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_central_orders" ADD CONSTRAINT "business_central_orders_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_central_sign_ins" ADD CONSTRAINT "business_central_sign_ins_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_central_orders_due_at_index" ON "business_central_orders" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "business_central_sign_ins_expires_at_index" ON "business_central_sign_ins" USING btree ("expires_at");