export const FREE_SCRIPT_LIMIT = 3;
/** So many changes of an answer cost nothing. */
export const FREE_FOLLOW_UPS = 3;
/** So many generations are given back to an account in a month, where a script did not work. */
export const GIVE_BACKS_A_MONTH = 5;
/** How many credits one checkout sells. */
export const CREDIT_QUANTITIES = [1, 5, 10] as const;
/** How often a visitor without an account may try the writer in a day. */
export const TRIES_PER_DAY = 5;

export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MIN_LENGTH = 7;
// Argon2 reads every byte it is given: without a bound, a sign-in is a way to keep our processors busy.
export const PASSWORD_MAX_LENGTH = 200;

export const ACCESS_TOKEN_SECONDS = 15 * 60;
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 60 * 60;
/** A session ends then, however often it is used. */
export const SESSION_MAX_SECONDS = 90 * 24 * 60 * 60;

/** How long the link for a new password works. */
export const RESET_LINK_MINUTES = 30;
/** How long the link that confirms an address works. */
export const CONFIRM_LINK_DAYS = 3;

/** How long the second step of signing in may take, and how many codes may be tried for it. */
export const SECOND_STEP_MINUTES = 5;
export const SECOND_STEP_TRIES = 5;
export const RECOVERY_CODES = 10;
// Long enough that nobody finds a code by trying out what could have given a stored hash.
export const RECOVERY_CODE_LENGTH = 16;

export const DESCRIPTION_MAX_LENGTH = 1000;
// Far above what people ask for in one request; emitting a program takes time that grows with its length.
export const CHOICE_MAX_LENGTH = 4000;
export const SCRIPT_NAME_MAX_LENGTH = 200;
// Far above what anyone writes by hand; checking a text takes time that grows with its length.
export const SCRIPT_MAX_LENGTH = 100_000;
export const KNOB_VALUE_MAX_LENGTH = 5000;
export const SEARCH_MAX_LENGTH = 200;
export const MY_SCRIPTS_PAGE_SIZE = 50;
export const MY_SCRIPTS_PAGE_MAX = 100;
export const SCRIPT_VERSIONS_KEPT = 50;
export const ANSWERS_KEPT = 30;
export const ANSWERS_KEPT_DAYS = 30;
/** What an answer was before each change is kept up to this size; the last one always is. */
export const ANSWER_VERSIONS_MAX_BYTES = 500_000;
/** How many requests of a user can be sent again under their key, and how many jobs are remembered. */
export const KEYS_KEPT = 50;

export const PRICE_MIN = 0.5;
export const PRICE_MAX = 999_999.99;
export const PLAN_NAME_MAX_LENGTH = 80;
export const PLAN_DESCRIPTION_MAX_LENGTH = 500;
export const PLAN_FEATURES_MAX = 20;
export const PLAN_FEATURE_MAX_LENGTH = 120;
export const AUDIT_PAGE_SIZE = 50;
export const AUDIT_PAGE_MAX = 100;
export const REPORTS_KEPT_DAYS = 365;
export const REPORTS_PAGE_SIZE = 20;
export const REPORTS_PAGE_MAX = 100;
// The text of an error box with the lines around it; what is longer was pasted by mistake.
export const ERROR_TEXT_MAX_LENGTH = 5000;
export const RIGHT_PROGRAM_MAX_LENGTH = 10_000;
export const OVERVIEW_WEEKS = 8;
export const OVERVIEW_DAYS = 30;
export const OVERVIEW_DAYS_MAX = 365;
