export const toastSeverities = ['info', 'success', 'warn', 'error', 'secondary', 'contrast'] as const;
export type ToastSeverity = (typeof toastSeverities)[number];

export const toastPositions = ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'] as const;
export type ToastPosition = (typeof toastPositions)[number];

/** What may hold a toast: the pointer over it, or the focus in it. */
export type PauseReason = 'hover' | 'focus';

/** What the site asks to be shown. */
export interface ToastRequest {
  severity: ToastSeverity;
  summary: string;
  detail: string;
  /** Milliseconds; 3000 where it is not given. */
  duration?: number;
  /** Top right where it is not given. */
  position?: ToastPosition;
  /** Whether hover and focus pause it; they do not where it is not given. */
  pausesOnHover?: boolean;
}

export interface Toast extends Required<ToastRequest> {
  id: number;
  /** When it last began to run, in milliseconds of the caller's clock. */
  startedAt: number;
  /** How much of its life was left then, in milliseconds. */
  remaining: number;
  /** What holds it; it is paused while this is not empty. */
  pauseReasons: readonly PauseReason[];
}

export type ToastEvent =
  | { type: 'shown'; id: number; request: ToastRequest; now: number }
  | { type: 'paused' | 'resumed'; id: number; by: PauseReason; now: number }
  | { type: 'closed'; id: number };

const toastDefaults = { duration: 3000, position: 'top-right', pausesOnHover: false } as const;

export const isPaused = ({ pauseReasons }: Toast): boolean => pauseReasons.length > 0;

/** How much of a toast's life is left, in milliseconds: never less than none. */
export const getRemainingTime = (toast: Toast, now: number): number =>
  isPaused(toast) ? toast.remaining : Math.max(0, toast.remaining - (now - toast.startedAt));

/** How assistive technology hears it: what went wrong interrupts, the rest waits its turn. */
export const getAriaRole = (severity: ToastSeverity): 'alert' | 'status' =>
  severity === 'error' || severity === 'warn' ? 'alert' : 'status';

const pauseToast = (toast: Toast, reason: PauseReason, now: number): Toast =>
  !toast.pausesOnHover || toast.pauseReasons.includes(reason)
    ? toast
    : { ...toast, remaining: getRemainingTime(toast, now), pauseReasons: [...toast.pauseReasons, reason] };

function resumeToast(toast: Toast, reason: PauseReason, now: number): Toast {
  if (!toast.pauseReasons.includes(reason)) return toast;
  const pauseReasons = toast.pauseReasons.filter((entry) => entry !== reason);
  return { ...toast, pauseReasons, startedAt: pauseReasons.length > 0 ? toast.startedAt : now };
}

/** The next stack of toasts, oldest first. A paused one keeps the rest of its life and runs on once nothing holds it. */
export function toastsReducer(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  switch (event.type) {
    case 'shown': {
      const { id, request, now } = event;
      const duration = request.duration ?? toastDefaults.duration;
      const position = request.position ?? toastDefaults.position;
      const pausesOnHover = request.pausesOnHover ?? toastDefaults.pausesOnHover;
      return [...toasts, { ...request, id, duration, position, pausesOnHover, startedAt: now, remaining: duration, pauseReasons: [] }];
    }
    case 'paused':
      return toasts.map((toast) => (toast.id === event.id ? pauseToast(toast, event.by, event.now) : toast));
    case 'resumed':
      return toasts.map((toast) => (toast.id === event.id ? resumeToast(toast, event.by, event.now) : toast));
    case 'closed':
      return toasts.filter(({ id }) => id !== event.id);
  }
}
