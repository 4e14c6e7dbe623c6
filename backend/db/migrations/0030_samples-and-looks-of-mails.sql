ALTER TABLE "products" ADD COLUMN "sample_sku" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "mail_look" jsonb;