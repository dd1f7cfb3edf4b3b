Run https://example.com
