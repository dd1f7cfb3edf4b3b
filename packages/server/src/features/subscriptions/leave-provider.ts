import type { Db } from '#db/schema.ts';
import type { PaymentProvider } from '#payments/payment-provider.ts';
import { findCustomerOf } from './customer-store.ts';

/** Ends what a user pays for, at once, and has the provider forget who it was. */
export async function leaveProvider(db: Db, provider: PaymentProvider, userId: string): Promise<void> {
  const customer = await findCustomerOf(db, provider.name, userId);
  if (customer) await provider.deleteCustomer(customer.provider_customer_id);
}
