CREATE TABLE "sellers" (
	"shop_id" text PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"address" jsonb NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"vat_number" text NOT NULL,
	"register_name" text NOT NULL,
	"register_number" text NOT NULL,
	"representative" text NOT NULL,
	"iban" text NOT NULL,
	"bic" text NOT NULL,
	"hours" jsonb NOT NULL,
	"retention_years" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;