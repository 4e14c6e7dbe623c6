CREATE TABLE "newsletter_subscriptions" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"erase_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriptions_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "request_files" (
	"shop_id" text NOT NULL,
	"reference" text NOT NULL,
	"file_id" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "request_files_shop_id_reference_file_id_pk" PRIMARY KEY("shop_id","reference","file_id")
);
--> statement-breakpoint
CREATE TABLE "request_receipts" (
	"shop_id" text NOT NULL,
	"kind" text NOT NULL,
	"key_hash" text NOT NULL,
	"body_hash" text NOT NULL,
	"reference" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_receipts_shop_id_kind_key_hash_pk" PRIMARY KEY("shop_id","kind","key_hash")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"shop_id" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"content" jsonb NOT NULL,
	"suspicion" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "requests_shop_id_reference_pk" PRIMARY KEY("shop_id","reference")
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"token_hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guests_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "storage_files" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"item_id" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"folder" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "storage_files_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "storage_items" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"customer_id" text,
	"guest_id" text,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text,
	"product_id" text,
	"variant_id" text,
	"quantity" integer,
	"values" jsonb,
	"listed" boolean NOT NULL,
	"shared" boolean NOT NULL,
	"position" integer,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "storage_items_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "mailbox" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD CONSTRAINT "newsletter_subscriptions_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_tokens" ADD CONSTRAINT "newsletter_tokens_shop_id_subscription_id_newsletter_subscriptions_shop_id_id_fk" FOREIGN KEY ("shop_id","subscription_id") REFERENCES "public"."newsletter_subscriptions"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_shop_id_reference_requests_shop_id_reference_fk" FOREIGN KEY ("shop_id","reference") REFERENCES "public"."requests"("shop_id","reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_shop_id_file_id_storage_files_shop_id_id_fk" FOREIGN KEY ("shop_id","file_id") REFERENCES "public"."storage_files"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_receipts" ADD CONSTRAINT "request_receipts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_shop_id_customer_id_customers_shop_id_id_fk" FOREIGN KEY ("shop_id","customer_id") REFERENCES "public"."customers"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_files" ADD CONSTRAINT "storage_files_shop_id_item_id_storage_items_shop_id_id_fk" FOREIGN KEY ("shop_id","item_id") REFERENCES "public"."storage_items"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_items" ADD CONSTRAINT "storage_items_shop_id_customer_id_customers_shop_id_id_fk" FOREIGN KEY ("shop_id","customer_id") REFERENCES "public"."customers"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_items" ADD CONSTRAINT "storage_items_shop_id_guest_id_guests_shop_id_id_fk" FOREIGN KEY ("shop_id","guest_id") REFERENCES "public"."guests"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_email_index" ON "newsletter_subscriptions" USING btree ("shop_id",lower("email"));--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_erase_at_index" ON "newsletter_subscriptions" USING btree ("erase_at");--> statement-breakpoint
CREATE INDEX "newsletter_tokens_shop_id_subscription_id_index" ON "newsletter_tokens" USING btree ("shop_id","subscription_id");--> statement-breakpoint
CREATE INDEX "newsletter_tokens_expires_at_index" ON "newsletter_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "request_files_shop_id_file_id_index" ON "request_files" USING btree ("shop_id","file_id");--> statement-breakpoint
CREATE INDEX "request_receipts_received_at_index" ON "request_receipts" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "requests_email_index" ON "requests" USING btree ("shop_id",lower("email"));--> statement-breakpoint
CREATE INDEX "requests_shop_id_customer_id_index" ON "requests" USING btree ("shop_id","customer_id");--> statement-breakpoint
CREATE INDEX "requests_received_at_index" ON "requests" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "guests_token_index" ON "guests" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "guests_changed_at_index" ON "guests" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "storage_files_folder_index" ON "storage_files" USING btree ("folder");--> statement-breakpoint
CREATE INDEX "storage_files_shop_id_item_id_position_index" ON "storage_files" USING btree ("shop_id","item_id","position");--> statement-breakpoint
CREATE INDEX "storage_items_shop_id_customer_id_index" ON "storage_items" USING btree ("shop_id","customer_id");--> statement-breakpoint
CREATE INDEX "storage_items_shop_id_guest_id_index" ON "storage_items" USING btree ("shop_id","guest_id");--> statement-breakpoint
CREATE INDEX "storage_items_changed_at_index" ON "storage_items" USING btree ("changed_at");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_shop_id_reference_requests_shop_id_reference_fk" FOREIGN KEY ("shop_id","reference") REFERENCES "public"."requests"("shop_id","reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_shop_id_reference_index" ON "mails" USING btree ("shop_id","reference");