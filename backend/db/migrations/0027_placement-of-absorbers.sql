ALTER TABLE "products" ADD COLUMN "placement" text[];--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "faces" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "face_area" real;