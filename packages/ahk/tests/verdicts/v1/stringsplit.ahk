StringSplit, part, text, `,
