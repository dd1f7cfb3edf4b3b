import { OutsideLink } from '#ui/action/outside-link.tsx';
import type { GuidePart } from '#ui/guide/guide.tsx';
import { ModelStatement } from './model-statement.tsx';

export const WHO_SEES_IT: GuidePart = {
  id: 'who-sees-it',
  title: 'Who sees it',
  content: (
    <>
      <p>
        Your saved scripts and descriptions are shown to you alone. Our admin panel shows plans, totals, daily counts,
        and the reports that users allowed us to keep, without their names. It shows no other scripts or descriptions.
        As with every website, the people who run the server have access to its database. They look at it only to keep
        the site working or because you asked them to.
      </p>
      <p>We don’t share anything with anyone else, except as described below or when the law requires it.</p>
    </>
  ),
  sections: [
    {
      id: 'language-model',
      title: 'What writes your scripts',
      content: (
        <>
          <p>
            Scripts are written by Hotscribe’s own program, on our server. Hotscribe can also write them with a language
            model, which may belong to another company. If so, your description is sent to that company without your
            name, your email address, or anything else about you; harmful requests are refused first. The model’s
            company handles the text under its own rules, so leave anything private out of your descriptions.
          </p>
          <ModelStatement />
          <p>
            Anything you try on the home page without an account is sent to our server and handled only by our own
            program. We don’t keep it.
          </p>
        </>
      ),
    },
    {
      id: 'mail',
      title: 'The email service',
      content: (
        <p>
          Emails about your account, such as the link to choose a new password, go through a mail service, which sees
          your email address and what the email says. We don’t send newsletters or advertising.
        </p>
      ),
    },
    {
      id: 'payments',
      title: 'The payment provider',
      content: (
        <p>
          When you buy a plan, <OutsideLink href="https://stripe.com/privacy">Stripe</OutsideLink> takes the payment on
          its own pages. Your card number goes to Stripe and never reaches us. We tell Stripe your email address, your
          account number, and what you’re buying; Stripe tells us whether the payment went through. If you never buy
          anything, Stripe never hears about you. While this site is in test mode, its checkout page says so, no real
          card is asked for, and Stripe is not involved.
        </p>
      ),
    },
  ],
};
