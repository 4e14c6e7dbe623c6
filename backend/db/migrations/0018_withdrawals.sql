CREATE TABLE "withdrawal_lines" (
	"shop_id" text NOT NULL,
	"withdrawal_id" text NOT NULL,
	"line_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "withdrawal_lines_shop_id_withdrawal_id_line_id_pk" PRIMARY KEY("shop_id","withdrawal_id","line_id"),
	CONSTRAINT "withdrawal_lines_quantity_check" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"refusal" text,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "withdrawals_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "order_number" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "withdrawal_id" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "made_to_measure" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivered_on" date;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "withdrawal_id" text;--> statement-breakpoint
ALTER TABLE "withdrawal_lines" ADD CONSTRAINT "withdrawal_lines_shop_id_withdrawal_id_withdrawals_shop_id_id_fk" FOREIGN KEY ("shop_id","withdrawal_id") REFERENCES "public"."withdrawals"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_lines" ADD CONSTRAINT "withdrawal_lines_shop_id_line_id_order_lines_shop_id_id_fk" FOREIGN KEY ("shop_id","line_id") REFERENCES "public"."order_lines"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_shop_id_order_id_index" ON "withdrawals" USING btree ("shop_id","order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_open_index" ON "withdrawals" USING btree ("requested_at") WHERE state in ('requested', 'accepted');--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_shop_id_withdrawal_id_withdrawals_shop_id_id_fk" FOREIGN KEY ("shop_id","withdrawal_id") REFERENCES "public"."withdrawals"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_shop_id_withdrawal_id_withdrawals_shop_id_id_fk" FOREIGN KEY ("shop_id","withdrawal_id") REFERENCES "public"."withdrawals"("shop_id","id") ON DELETE no action ON UPDATE no action;