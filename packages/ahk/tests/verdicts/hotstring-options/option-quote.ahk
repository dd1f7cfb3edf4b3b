:":sig::text
