import type { Resolvers } from '../context/resolvers.generated.ts';

/** Reports that are mailed on a schedule. */
export const reportScheduleResolvers: Resolvers = {
  Query: {
    reportSchedules: (_root, args, { sources }) => sources.reportSchedules.page(args),
    reportSchedule: (_root, { id }, { sources }) => sources.reportSchedules.byId(id),
    receivedReports: (_root, _args, { sources }) => sources.reportSchedules.received(),
    reportRecipients: (_root, { search }, { sources }) => sources.reportSchedules.recipients(search),
  },
  ReportSchedule: {
    savedView: ({ saved_view_id: id }, _args, { sources }) =>
      id === null ? null : sources.savedViews.byId(id),
  },
  Mutation: {
    createReportSchedule: (_root, { input }, { sources }) => sources.reportSchedules.create(input),
    updateReportSchedule: (_root, { input }, { sources }) => sources.reportSchedules.update(input),
    deleteReportSchedule: (_root, { input }, { sources }) => sources.reportSchedules.delete(input),
    leaveReportSchedule: (_root, { input }, { sources }) => sources.reportSchedules.leave(input),
    sendReportSchedule: (_root, { input }, { sources }) => sources.reportSchedules.send(input),
  },
};
