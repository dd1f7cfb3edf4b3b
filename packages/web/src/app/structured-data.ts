import { FREE_SCRIPT_LIMIT, PAGES, type Plan } from '@hotscribe/contract';

/** What the plans cost, in the words that search engines read. */
export function plansAsOffers(plans: readonly Plan[], appUrl: string): object {
  const url = appUrl + PAGES.pricing.path;
  const free = {
    name: 'Free Plan',
    description: `${FREE_SCRIPT_LIMIT} free script generations`,
    price: 0,
    currency: 'usd',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Hotscribe',
    url: `${appUrl}/`,
    image: `${appUrl}/share.png`,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Windows',
    offers: [free, ...plans.map(asSold)].map(({ name, description, price, currency }) => ({
      '@type': 'Offer',
      name,
      description,
      price: price.toFixed(2),
      priceCurrency: currency.toUpperCase(),
      availability: 'https://schema.org/InStock',
      url,
    })),
  };
}

function asSold({ name, description, price, salePrice, onSale, currency }: Plan) {
  return { name, description, price: onSale && salePrice !== null ? salePrice : price, currency };
}
