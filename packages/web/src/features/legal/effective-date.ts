/** Since when both texts hold. A change of substance is announced 30 days before this day is moved. */
export const EFFECTIVE_DATE = 'November 15, 2026';
export const NOTICE_DAYS = 30;
