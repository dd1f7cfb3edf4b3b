::s `;g::text
