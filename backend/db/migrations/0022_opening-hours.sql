ALTER TABLE "sellers" ADD COLUMN "opening_hours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" DROP COLUMN "hours";--> statement-breakpoint
-- The contact page names the company.
SELECT watch_content('sellers', 'seller', 'shop_id', 'NULL::text');
