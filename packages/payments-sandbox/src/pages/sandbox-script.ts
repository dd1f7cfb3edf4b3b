/** Says that something happens after a button was pressed; every page works without it. */
export const sandboxScript = `
document.addEventListener('submit', (event) => {
  const button = event.submitter;
  if (!button || !button.dataset.busy) return;
  if (button.getAttribute('aria-disabled')) return event.preventDefault();
  button.setAttribute('aria-disabled', 'true');
  button.textContent = button.dataset.busy;
});
window.addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});
`;
