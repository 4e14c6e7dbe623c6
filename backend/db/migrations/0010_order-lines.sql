ALTER TABLE "order_lines" ALTER COLUMN "record" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "order_lines" DROP COLUMN "sku";