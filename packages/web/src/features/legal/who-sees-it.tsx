import { OutsideLink } from '#ui/action/outside-link.tsx';
import type { GuidePart } from '#ui/guide/guide.tsx';
import { ModelStatement } from './model-statement.tsx';

export const WHO_SEES_IT: GuidePart = {
  id: 'who-sees-it',
  title: 'Who sees it',
  content: (
    <>
      <p>
        Your saved scripts and descriptions are shown to you alone. Our admin panel shows plans, sums and daily counts,
        and the reports that users allowed us to keep, without their names; no other scripts or descriptions. Whoever
        runs the server has access to its database, as with every website, and looks into it only to keep it working or
        because you asked.
      </p>
      <p>We give nothing to anybody else, except to these, and when a law obliges us.</p>
    </>
  ),
  sections: [
    {
      id: 'language-model',
      title: 'The writer of your scripts',
      content: (
        <>
          <p>
            Scripts are written by Hotscribe’s own program, on our server. Hotscribe can also use a language model to
            write them, which may belong to another company. Where it does, your description is sent there, without your
            name, your address or anything else about you; what harms is refused before. The model’s company handles the
            text by its own rules, so leave out of a description what nobody should read.
          </p>
          <ModelStatement />
          <p>
            What you try on the home page without an account is sent to our server and answered by our own program
            alone. We do not keep it.
          </p>
        </>
      ),
    },
    {
      id: 'mail',
      title: 'The mail service',
      content: (
        <p>
          Emails about your account, such as the link for a new password, travel through a mail service, which learns
          your email address and what the email says. We send no newsletters and no advertising.
        </p>
      ),
    },
    {
      id: 'payments',
      title: 'The payment provider',
      content: (
        <p>
          When you buy a plan, <OutsideLink href="https://stripe.com/privacy">Stripe</OutsideLink> takes the payment on
          its own pages. Your card number goes to Stripe and never reaches us. Stripe learns from us your email address,
          the number of your account and what you are buying; we learn whether it was paid. If you never buy anything,
          Stripe never hears of you. While this site is in test mode, its checkout page says so, no real card is asked
          for, and Stripe is not involved.
        </p>
      ),
    },
  ],
};
