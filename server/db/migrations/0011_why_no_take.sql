-- Why a recording is no take got other names: "clipping" is "clipped" and "wrong_text" is "other_text", in recordings and in replies that may be sent again.
UPDATE "recordings" SET "feedback" = jsonb_set("feedback", '{reason}', CASE "feedback"->>'reason' WHEN 'clipping' THEN '"clipped"'::jsonb ELSE '"other_text"'::jsonb END)
WHERE "feedback"->>'reason' IN ('clipping', 'wrong_text');
--> statement-breakpoint
UPDATE "session_replies" SET "reply" = jsonb_set("reply", '{feedback,reason}', CASE "reply"->'feedback'->>'reason' WHEN 'clipping' THEN '"clipped"'::jsonb ELSE '"other_text"'::jsonb END)
WHERE "reply"->'feedback'->>'reason' IN ('clipping', 'wrong_text');
