-- "Step:", "Words:" and "Example:" became labels: where a stored line starts with one, a backslash keeps it the ordinary line it was.
CREATE FUNCTION "with_literal_labels"(prompt text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT regexp_replace(prompt, '(^|[\n\r\u0085\u2028\u2029\v\f])([ \t\u00a0\u00ad\u0600-\u0605\u061c\u06dd\u070f\u1680\u180e\u2000-\u200f\u202a-\u202f\u205f-\u2064\u2066-\u206f\u3000\ufeff\ufff9-\ufffb]*)(\\*(?:step|words|example)[ \t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*[:：])', '\1\2\\\3', 'gi')
$$;
--> statement-breakpoint
UPDATE "questions" SET "prompt" = with_literal_labels("prompt") WHERE "prompt" <> with_literal_labels("prompt");
--> statement-breakpoint
UPDATE "sessions" SET "snapshot" = jsonb_set("snapshot", '{sets}', (
	SELECT jsonb_agg(jsonb_set(one, '{prompt}', to_jsonb(with_literal_labels(one->>'prompt'))) ORDER BY place)
	FROM jsonb_array_elements("snapshot"->'sets') WITH ORDINALITY AS each(one, place)
)) WHERE "snapshot"::text ~* '(step|words|example)\s*[:：]';
--> statement-breakpoint
DROP FUNCTION "with_literal_labels"(text);
