-- An invoice stays as it was issued. Its hashes are noted once, when its files are made.
CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.pdf_hash IS NOT NULL
    OR (to_jsonb(NEW) - 'pdf_hash' - 'ubl_hash') <> (to_jsonb(OLD) - 'pdf_hash' - 'ubl_hash') THEN
    RAISE EXCEPTION 'invoice % of % never changes', OLD.number, OLD.shop_id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_never_change BEFORE UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
