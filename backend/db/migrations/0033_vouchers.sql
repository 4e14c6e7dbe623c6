CREATE TABLE "vouchers" (
	"shop_id" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"percentage" integer,
	"amount" bigint,
	"currency" text,
	"minimum" bigint,
	"maximum" bigint,
	"valid_from" date,
	"valid_until" date,
	"max_uses" integer,
	"once_per_customer" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vouchers_shop_id_code_pk" PRIMARY KEY("shop_id","code"),
	CONSTRAINT "vouchers_percentage_check" CHECK ((kind = 'percentage') = (percentage is not null)),
	CONSTRAINT "vouchers_amount_check" CHECK ((kind = 'amount') = (amount is not null)),
	CONSTRAINT "vouchers_currency_check" CHECK (currency is not null or (amount is null and minimum is null and maximum is null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "voucher_code" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_id_voucher_code_vouchers_shop_id_code_fk" FOREIGN KEY ("shop_id","voucher_code") REFERENCES "public"."vouchers"("shop_id","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_voucher_index" ON "orders" USING btree ("shop_id","voucher_code") WHERE voucher_code is not null;