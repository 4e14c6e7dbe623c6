ALTER TABLE "storage_items" ADD COLUMN "share_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "storage_items_share_index" ON "storage_items" USING btree ("shop_id","share_id");