/** The colour of a profile completion in percent (members-and-administration.md section 9). */
export function completionTone(percent: number): 'green' | 'yellow' | 'red' {
  if (percent >= 90) return 'green';
  return percent >= 70 ? 'yellow' : 'red';
}
