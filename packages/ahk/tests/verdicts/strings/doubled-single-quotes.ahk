a := 'it''s'
