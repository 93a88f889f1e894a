/** What is decided about a request. */
export type Decision = 'approve' | 'reject';
