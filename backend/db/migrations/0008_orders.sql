CREATE TABLE "idempotency_keys" (
	"shop_id" text NOT NULL,
	"operation" text NOT NULL,
	"caller_hash" text NOT NULL,
	"key_hash" text NOT NULL,
	"body_hash" text NOT NULL,
	"taken_until" timestamp with time zone NOT NULL,
	"taken_by" text NOT NULL,
	"status" integer,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_shop_id_operation_caller_hash_key_hash_pk" PRIMARY KEY("shop_id","operation","caller_hash","key_hash")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" text NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"payment_state" text,
	"cause" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_files" (
	"shop_id" text NOT NULL,
	"line_id" text NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "order_files_shop_id_line_id_file_id_pk" PRIMARY KEY("shop_id","line_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"shop_id" text NOT NULL,
	"order_id" text NOT NULL,
	"id" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"values" jsonb NOT NULL,
	"crop_id" text,
	"configuration_id" text,
	"sameness" text NOT NULL,
	"quantity" integer NOT NULL,
	"set_price" integer NOT NULL,
	"set_vat" numeric(5, 2) NOT NULL,
	"name" text NOT NULL,
	"sku" text NOT NULL,
	"record" jsonb,
	CONSTRAINT "order_lines_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "order_lines_quantity_check" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "order_numbers" (
	"shop_id" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "order_numbers_shop_id_year_pk" PRIMARY KEY("shop_id","year")
);
--> statement-breakpoint
CREATE TABLE "order_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"order_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"customer_id" text,
	"guest_id" text,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"locale" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"details" jsonb,
	"delivery" jsonb,
	"remark" text,
	"seen" text,
	"record" jsonb,
	"total_inc_vat" bigint,
	"number" text,
	"status_page" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"placed_at" timestamp with time zone,
	"pay_before" timestamp with time zone,
	CONSTRAINT "orders_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"cause" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"method" text NOT NULL,
	"issuer" text,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"payment_page" text,
	"return_address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	CONSTRAINT "payments_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "remote_areas" (
	"shop_id" text NOT NULL,
	"country" text NOT NULL,
	"postal_code" text NOT NULL,
	"surcharge" jsonb NOT NULL,
	CONSTRAINT "remote_areas_shop_id_country_postal_code_pk" PRIMARY KEY("shop_id","country","postal_code")
);
--> statement-breakpoint
CREATE TABLE "shipping_methods" (
	"shop_id" text NOT NULL,
	"method" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"pickup_address" jsonb,
	CONSTRAINT "shipping_methods_shop_id_method_pk" PRIMARY KEY("shop_id","method")
);
--> statement-breakpoint
CREATE TABLE "shipping_tariffs" (
	"shop_id" text NOT NULL,
	"method" text NOT NULL,
	"country" text NOT NULL,
	"position" integer NOT NULL,
	"most_weight" integer,
	"most_length" integer,
	"price" jsonb NOT NULL,
	"free_from" jsonb,
	CONSTRAINT "shipping_tariffs_shop_id_method_country_position_pk" PRIMARY KEY("shop_id","method","country","position")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"shop_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"available" integer NOT NULL,
	CONSTRAINT "stock_shop_id_variant_id_pk" PRIMARY KEY("shop_id","variant_id"),
	CONSTRAINT "stock_available_check" CHECK (available >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_reservations" (
	"shop_id" text NOT NULL,
	"order_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_reservations_shop_id_order_id_variant_id_pk" PRIMARY KEY("shop_id","order_id","variant_id")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_shop_id_line_id_order_lines_shop_id_id_fk" FOREIGN KEY ("shop_id","line_id") REFERENCES "public"."order_lines"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_shop_id_file_id_storage_files_shop_id_id_fk" FOREIGN KEY ("shop_id","file_id") REFERENCES "public"."storage_files"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_numbers" ADD CONSTRAINT "order_numbers_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tokens" ADD CONSTRAINT "order_tokens_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_id_customer_id_customers_shop_id_id_fk" FOREIGN KEY ("shop_id","customer_id") REFERENCES "public"."customers"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_id_guest_id_guests_shop_id_id_fk" FOREIGN KEY ("shop_id","guest_id") REFERENCES "public"."guests"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_shop_id_payment_id_payments_shop_id_id_fk" FOREIGN KEY ("shop_id","payment_id") REFERENCES "public"."payments"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remote_areas" ADD CONSTRAINT "remote_areas_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD CONSTRAINT "shipping_methods_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_tariffs" ADD CONSTRAINT "shipping_tariffs_shop_id_method_shipping_methods_shop_id_method_fk" FOREIGN KEY ("shop_id","method") REFERENCES "public"."shipping_methods"("shop_id","method") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_shop_id_variant_id_variants_shop_id_id_fk" FOREIGN KEY ("shop_id","variant_id") REFERENCES "public"."variants"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_events_shop_id_order_id_id_index" ON "order_events" USING btree ("shop_id","order_id","id");--> statement-breakpoint
CREATE INDEX "order_files_shop_id_file_id_index" ON "order_files" USING btree ("shop_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_sameness_index" ON "order_lines" USING btree ("shop_id","order_id","sameness");--> statement-breakpoint
CREATE INDEX "order_tokens_shop_id_order_id_index" ON "order_tokens" USING btree ("shop_id","order_id");--> statement-breakpoint
CREATE INDEX "order_tokens_expires_at_index" ON "order_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number_index" ON "orders" USING btree ("shop_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_guest_index" ON "orders" USING btree ("shop_id","guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_in_progress_index" ON "orders" USING btree ("shop_id","customer_id") WHERE state = 'Cart';--> statement-breakpoint
CREATE INDEX "orders_shop_id_customer_id_placed_at_index" ON "orders" USING btree ("shop_id","customer_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_unpaid_index" ON "orders" USING btree ("pay_before") WHERE pay_before is not null;--> statement-breakpoint
CREATE INDEX "orders_given_up_index" ON "orders" USING btree ("changed_at") WHERE state = 'Cart';--> statement-breakpoint
CREATE INDEX "payment_events_shop_id_payment_id_id_index" ON "payment_events" USING btree ("shop_id","payment_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_index" ON "payments" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "payments_shop_id_order_id_created_at_index" ON "payments" USING btree ("shop_id","order_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_state_asked_at_index" ON "payments" USING btree ("state","asked_at");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_shop_id_order_id_index" ON "mails" USING btree ("shop_id","order_id");