-- When a page last changed is when its texts did, whoever changed them.
CREATE FUNCTION note_page_change() RETURNS trigger
  LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE pages SET updated_at = now() WHERE shop_id = NEW.shop_id AND id = NEW.page_id AND updated_at <> now();
    RETURN NULL;
  END
  $$;
--> statement-breakpoint
CREATE TRIGGER page_texts_changed AFTER INSERT OR UPDATE ON page_texts
  FOR EACH ROW EXECUTE FUNCTION note_page_change();
