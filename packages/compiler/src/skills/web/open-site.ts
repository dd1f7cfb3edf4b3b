import { quoteString } from '@hotscribe/ahk';
import { action } from '../skill.ts';
import { site } from '../slot.ts';

export const openSite = action({
  id: 'open-site',
  title: 'Open a web site',
  slots: { site: site('web address to open') },
  code: (values) => `Run(${quoteString(values.site)})`,
});
