CREATE OR REPLACE FUNCTION "plain_words"(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT translate(normalize(lower(words), NFC), 'àáâãäåāăąçćčďđèéêëēėęěğìíîïīįłñńňòóôõöøōőřśšşťţùúûüūůűųýÿźżž', 'aaaaaaaaacccddeeeeeeeegiiiiiilnnnoooooooorsssttuuuuuuuuyyzzz')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "search_grams"(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT gram), '{}') FROM (
		SELECT letter || lead(letter) OVER later || lead(letter, 2) OVER later AS gram
		FROM unnest(string_to_array(translate(normalize(lower(words), NFC), 'àáâãäåāăąçćčďđèéêëēėęěğìíîïīįłñńňòóôõöøōőřśšşťţùúûüūůűųýÿźżž', 'aaaaaaaaacccddeeeeeeeegiiiiiilnnnoooooooorsssttuuuuuuuuyyzzz'), NULL)) WITH ORDINALITY AS spelt (letter, place) WINDOW later AS (ORDER BY place)
	) grams WHERE gram IS NOT NULL
$$;
--> statement-breakpoint
REINDEX INDEX "questions_words";--> statement-breakpoint
REINDEX INDEX "exercises_words";--> statement-breakpoint
REINDEX INDEX "users_words";--> statement-breakpoint
REINDEX INDEX "assignments_words";
