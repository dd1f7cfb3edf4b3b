:K:kk::text
