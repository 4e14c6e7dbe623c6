-- By hand: drizzle-kit knows no extensions or functions. Both are trusted extensions, so the database's owner may make them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- unaccent() depends on a dictionary that could change, so PostgreSQL does not let an index use it. Ours never changes.
CREATE FUNCTION f_unaccent(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT public.unaccent('public.unaccent', value) $$;
