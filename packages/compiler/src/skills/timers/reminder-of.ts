// "to stretch", "that says tea is ready": the words before it belong to the request.
export function reminderOf(message: string): string {
  return message.replace(/^(?:that (?:says|reads)|saying|which says|that it is|that|to|about|of)\s+(?=\S)/i, '');
}
