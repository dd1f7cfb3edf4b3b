import { escapeHtml } from '#http/escape-html.ts';

export type Mail = { to: string; subject: string; text: string; html: string };

/** What a mail says: a few short paragraphs, and at most one thing to press. */
export type Letter = {
  subject: string;
  before: readonly string[];
  action?: { label: string; url: string };
  after?: readonly string[];
};

/** The mail in both its forms. */
export function mailOf(to: string, { subject, before, action, after = [] }: Letter, siteUrl: string): Mail {
  const text = ['Hi,', ...before, ...(action ? [action.url] : []), ...after, `Hotscribe\n${siteUrl}`].join('\n\n');
  const html = [
    paragraph('Hi,'),
    ...before.map(paragraph),
    ...(action ? [button(action)] : []),
    ...after.map(paragraph),
    `<p style="color:#646a74">Hotscribe<br><a href="${escapeHtml(siteUrl)}">${escapeHtml(siteUrl)}</a></p>`,
  ].join('\n');
  return { to, subject, text: `${text}\n`, html: page(subject, html) };
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

// The address is also written out: some programs show no buttons, and some people trust none.
function button({ label, url }: NonNullable<Letter['action']>): string {
  const href = escapeHtml(url);
  const look =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#1d7f46;color:#ffffff;font-weight:600;text-decoration:none';
  return `<p><a href="${href}" style="${look}">${escapeHtml(label)}</a></p>
<p style="color:#464b54;font-size:14px">Or open this link: <a href="${href}" style="word-break:break-all">${href}</a></p>`;
}

function page(subject: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#16181d;font:16px/1.6 system-ui,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto">
${body}
</div>
</body>
</html>
`;
}
