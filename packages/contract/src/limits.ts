export const FREE_SCRIPT_LIMIT = 3;

export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MIN_LENGTH = 7;
// Argon2 reads every byte it is given: without a bound, a sign-in is a way to keep our processors busy.
export const PASSWORD_MAX_LENGTH = 200;

export const ACCESS_TOKEN_SECONDS = 15 * 60;
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 60 * 60;
