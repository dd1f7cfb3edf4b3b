JSON.parse("{}")
