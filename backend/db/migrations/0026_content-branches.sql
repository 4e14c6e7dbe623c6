CREATE TABLE "content_branches" (
	"shop_id" text NOT NULL,
	"branch" text NOT NULL,
	"base" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_branches_shop_id_branch_pk" PRIMARY KEY("shop_id","branch")
);
--> statement-breakpoint
ALTER TABLE "content_branches" ADD CONSTRAINT "content_branches_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;