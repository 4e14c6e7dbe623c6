ALTER TABLE "storage_items" ADD COLUMN "set_price" integer;--> statement-breakpoint
ALTER TABLE "storage_items" ADD COLUMN "set_currency" text;