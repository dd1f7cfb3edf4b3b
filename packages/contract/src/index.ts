export { emailAddress, emailKey, isEmail, isStrongPassword, MESSAGES } from './account-rules.ts';
export {
  loginEndpoint,
  logoutEndpoint,
  refreshEndpoint,
  registerEndpoint,
  updateEmailEndpoint,
  updatePasswordEndpoint,
} from './auth.ts';
export type { Access, Endpoint, InputOf, OutputOf } from './endpoint.ts';
export { type ErrorReply, errorReply } from './error-reply.ts';
export { ERRORS, type ErrorCode } from './errors.ts';
export { ACCESS_TOKEN_SECONDS, FREE_SCRIPT_LIMIT, REFRESH_TOKEN_SECONDS } from './limits.ts';
export { type OpenApiDocument, openApiDocument } from './open-api.ts';
export { PAGES, type PageAccess, type PageName } from './pages.ts';
export { currentUserEndpoint, type User, user } from './user.ts';
