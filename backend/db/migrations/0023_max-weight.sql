ALTER TABLE "shipping_tariffs" RENAME COLUMN "most_weight" TO "max_weight";--> statement-breakpoint
ALTER TABLE "shipping_tariffs" RENAME COLUMN "most_length" TO "max_length";
