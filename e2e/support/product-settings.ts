export const ADMIN = { email: 'admin@example.com', password: 'lantern7!' };
export const JWT_SECRET = 'the secret of the browser tests, long enough';
export const SETTINGS = {
  JWT_SECRET,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  // Loading the model keeps a core busy for seconds, once for each worker.
  WRITER_WORKERS: '1',
};
