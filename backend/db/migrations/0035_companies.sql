CREATE TABLE "companies" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"approve_from" bigint,
	"account_days" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "companies_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "company_invitations" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"company_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_invitations_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"shop_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"company_id" text NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_members_shop_id_customer_id_pk" PRIMARY KEY("shop_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "approval" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_shop_id_company_id_companies_shop_id_id_fk" FOREIGN KEY ("shop_id","company_id") REFERENCES "public"."companies"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_shop_id_customer_id_customers_shop_id_id_fk" FOREIGN KEY ("shop_id","customer_id") REFERENCES "public"."customers"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_shop_id_company_id_companies_shop_id_id_fk" FOREIGN KEY ("shop_id","company_id") REFERENCES "public"."companies"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitations_email_index" ON "company_invitations" USING btree ("shop_id","company_id",lower("email"));--> statement-breakpoint
CREATE INDEX "company_invitations_expires_at_index" ON "company_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "company_members_shop_id_company_id_index" ON "company_members" USING btree ("shop_id","company_id");--> statement-breakpoint
CREATE INDEX "orders_approval_index" ON "orders" USING btree ("shop_id",(approval ->> 'companyId')) WHERE state = 'Cart' and approval is not null;