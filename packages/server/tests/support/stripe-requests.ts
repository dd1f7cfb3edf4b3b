import type Stripe from 'stripe';

/** Every request that our adapter makes, with what Stripe's own types let it carry. */
export interface StripeRequests {
  'POST /v1/customers': Stripe.CustomerCreateParams;
  'DELETE /v1/customers/{id}': Stripe.CustomerDeleteParams;
  'POST /v1/products': Stripe.ProductCreateParams;
  'POST /v1/products/{id}': Stripe.ProductUpdateParams;
  'POST /v1/prices': Stripe.PriceCreateParams;
  'POST /v1/prices/{id}': Stripe.PriceUpdateParams;
  'POST /v1/coupons': Stripe.CouponCreateParams;
  'POST /v1/checkout/sessions': Stripe.Checkout.SessionCreateParams;
  'GET /v1/checkout/sessions': Stripe.Checkout.SessionListParams;
  'GET /v1/checkout/sessions/{id}': Stripe.Checkout.SessionRetrieveParams;
  'POST /v1/checkout/sessions/{id}/expire': Stripe.Checkout.SessionExpireParams;
  'GET /v1/subscriptions': Stripe.SubscriptionListParams;
  'GET /v1/subscriptions/{id}': Stripe.SubscriptionRetrieveParams;
  'POST /v1/subscriptions/{id}': Stripe.SubscriptionUpdateParams;
  'GET /v1/invoices': Stripe.InvoiceListParams;
  'GET /v1/charges': Stripe.ChargeListParams;
  'GET /v1/charges/{id}': Stripe.ChargeRetrieveParams;
  'GET /v1/refunds': Stripe.RefundListParams;
  'GET /v1/refunds/{id}': Stripe.RefundRetrieveParams;
  'GET /v1/disputes': Stripe.DisputeListParams;
  'POST /v1/billing_portal/sessions': Stripe.BillingPortal.SessionCreateParams;
}
