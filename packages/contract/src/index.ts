export {
  accountDataEndpoint,
  deleteAccountEndpoint,
  endSessionEndpoint,
  type Session,
  sessionsEndpoint,
  signOutEverywhereEndpoint,
} from './account.ts';
export { emailAddress, emailKey, isEmail, isStrongPassword, MESSAGES } from './account-rules.ts';
export {
  type AuditAction,
  type AuditChange,
  type AuditEntry,
  auditLogEndpoint,
  endUserSessionsEndpoint,
  type Overview,
  type OverviewDay,
  type OverviewWeek,
  overviewEndpoint,
} from './admin.ts';
export {
  type CheckedProgram,
  checkProgramEndpoint,
  discardReportEndpoint,
  type Report,
  reportsEndpoint,
  updateReportEndpoint,
} from './admin-reports.ts';
export {
  answerEndpoint,
  deleteAnswerEndpoint,
  deleteAnswersEndpoint,
  type KeptAnswer,
  type RecentAnswer,
  recentAnswersEndpoint,
} from './answers.ts';
export {
  loginEndpoint,
  logoutEndpoint,
  refreshEndpoint,
  registerEndpoint,
  updateEmailEndpoint,
  updatePasswordEndpoint,
} from './auth.ts';
export { changeNote } from './change-note.ts';
export { CONTACT_EMAIL } from './contact.ts';
export {
  type Access,
  type Endpoint,
  IDEMPOTENCY_HEADER,
  type InputOf,
  type LaterOf,
  type OutputOf,
  REQUEST_ID_HEADER,
} from './endpoint.ts';
export { type ErrorReply, errorReply, type Suggestion, suggestion } from './error-reply.ts';
export { CODE_MESSAGES, type CodeVersion, ERRORS, type ErrorCode, type NoScriptKind } from './errors.ts';
export {
  answerFollowUpsEndpoint,
  followUpAnswerEndpoint,
  followUpScriptEndpoint,
  scriptFollowUpsEndpoint,
} from './follow-ups.ts';
export { type GeneratedScript, generatedScript, type ScriptWarning, type UnderstoodPart } from './generated-script.ts';
export {
  currentJobEndpoint,
  type GenerationAnswer,
  type GenerationJob,
  type GenerationProblem,
  generationJobEndpoint,
  stopJobEndpoint,
} from './generation-jobs.ts';
export { type GivingBack, giveBackEndpoint, givingBackEndpoint } from './giving-back.ts';
export { type Health, healthEndpoint } from './health.ts';
export {
  answerKnobsEndpoint,
  changeAnswerKnobEndpoint,
  changeScriptKnobEndpoint,
  type Knob,
  scriptKnobsEndpoint,
} from './knobs.ts';
export {
  ACCESS_TOKEN_SECONDS,
  ANSWER_VERSIONS_MAX_BYTES,
  ANSWERS_KEPT,
  ANSWERS_KEPT_DAYS,
  AUDIT_PAGE_SIZE,
  CONFIRM_LINK_DAYS,
  CREDIT_QUANTITIES,
  DESCRIPTION_MAX_LENGTH,
  FREE_FOLLOW_UPS,
  FREE_SCRIPT_LIMIT,
  GIVE_BACKS_A_MONTH,
  KEYS_KEPT,
  MY_SCRIPTS_PAGE_SIZE,
  OVERVIEW_DAYS,
  OVERVIEW_WEEKS,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  REFRESH_TOKEN_SECONDS,
  REPORTS_KEPT_DAYS,
  REPORTS_PAGE_SIZE,
  RESET_LINK_MINUTES,
  SCRIPT_MAX_LENGTH,
  SCRIPT_NAME_MAX_LENGTH,
  SCRIPT_VERSIONS_KEPT,
  SEARCH_MAX_LENGTH,
  SECOND_STEP_MINUTES,
  SECOND_STEP_TRIES,
  SESSION_MAX_SECONDS,
  TRIES_PER_DAY,
} from './limits.ts';
export { type OpenApiDocument, openApiDocument } from './open-api.ts';
export { PAGES, type PageAccess, type PageName } from './pages.ts';
export { plainProblem } from './plain-problem.ts';
export {
  discountPercent,
  intervalProblem,
  type PaidPlanType,
  PLAN_MESSAGES,
  type PlanInterval,
  planTypeNotFound,
} from './plan-rules.ts';
export {
  allPlansEndpoint,
  createPlanEndpoint,
  createPromotionEndpoint,
  deletePlanEndpoint,
  endPromotionEndpoint,
  type PaymentMode,
  type Plan,
  type Promotion,
  plansEndpoint,
  restorePlanEndpoint,
  updatePlanEndpoint,
} from './plans.ts';
export { type LanguageModel, privacyFactsEndpoint } from './privacy.ts';
export {
  confirmEmailEndpoint,
  forgotPasswordEndpoint,
  keepEmailEndpoint,
  resetPasswordEndpoint,
  sendConfirmationEndpoint,
} from './recovery.ts';
export { REPORT_MESSAGES, reportAnswerEndpoint, reportScriptEndpoint } from './reports.ts';
export type { FollowUpState, LastChange } from './script-change.ts';
export { scriptFileContent, scriptFileName } from './script-file.ts';
export { scriptNameFrom } from './script-name.ts';
export { SCRIPT_MESSAGES } from './script-rules.ts';
export { matchesSearch, searchableText, searchWords } from './script-search.ts';
export {
  deleteScriptEndpoint,
  generateScriptEndpoint,
  myScriptsEndpoint,
  restoreVersionEndpoint,
  type SavedScript,
  type ScriptVersion,
  savedScriptEndpoint,
  saveScriptEndpoint,
  scriptVersionsEndpoint,
  takenKeysEndpoint,
  tryScriptEndpoint,
  updateScriptEndpoint,
} from './scripts.ts';
export { STORAGE_LIMITS, STORAGE_TOLD_FROM, type Storage, storageEndpoint } from './storage.ts';
export {
  billingPortalEndpoint,
  cancelSubscriptionEndpoint,
  checkoutEndpoint,
  type Purchase,
  resumeSubscriptionEndpoint,
  SUBSCRIPTION_MESSAGES,
  type Subscription,
  type SubscriptionStatus,
  subscriptionStatusEndpoint,
  syncSubscriptionEndpoint,
} from './subscriptions.ts';
export { SYMPTOMS, type Symptom } from './symptoms.ts';
export { THING_KEY, THINGS, type Thing } from './things.ts';
export {
  appCode,
  beginTwoStepEndpoint,
  confirmTwoStepEndpoint,
  isAppCode,
  newRecoveryCodesEndpoint,
  RECOVERY_CODE_LETTERS,
  recoveryCode,
  secondStepEndpoint,
  TWO_STEP_MESSAGES,
  type TwoStepState,
  turnOffTwoStepEndpoint,
  turnOffUserTwoStepEndpoint,
  twoStepEndpoint,
} from './two-step.ts';
export { undoAnswerEndpoint, undoScriptEndpoint } from './undo.ts';
export { currentUserEndpoint, type Usage, type User, user } from './user.ts';
