/** The day that every calendar begins its weeks with, whatever the language: as the reports count them (ISO 8601). */
export const WEEK_START = 'mon';
