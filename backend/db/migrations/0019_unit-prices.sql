ALTER TABLE "variants" ADD COLUMN "measure_unit" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "measure_amount" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_measure_check" CHECK ((measure_unit is null) = (measure_amount is null) and measure_amount > 0);