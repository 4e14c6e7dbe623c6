CREATE TABLE "reviews" (
	"shop_id" text NOT NULL,
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"product_id" text NOT NULL,
	"state" text NOT NULL,
	"stars" integer NOT NULL,
	"title" text,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"locale" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"refusal" text,
	CONSTRAINT "reviews_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "reviews_stars_check" CHECK (stars between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invite_to_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_of_order_index" ON "reviews" USING btree ("shop_id","order_id","product_id");--> statement-breakpoint
CREATE INDEX "reviews_published_index" ON "reviews" USING btree ("shop_id","product_id","written_at") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "reviews_waiting_index" ON "reviews" USING btree ("written_at") WHERE state = 'waiting';--> statement-breakpoint
SELECT watch_content('reviews', 'review', 'shop_id', 'product_id');
