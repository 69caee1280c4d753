-- A class has several terms; the one it had becomes the first.
UPDATE "gradebooks" SET "settings" = ("settings" - 'term') || jsonb_build_object('terms', CASE
  WHEN jsonb_typeof("settings"->'term') = 'object' THEN jsonb_build_array("settings"->'term' || '{"name": "Term 1"}'::jsonb)
  ELSE '[]'::jsonb END);
