export const toastSeverities = ['info', 'success', 'warn', 'error', 'secondary', 'contrast'] as const;
export type ToastSeverity = (typeof toastSeverities)[number];

export const toastPositions = ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'] as const;
type ToastPosition = (typeof toastPositions)[number];

/** Why a toast is paused: the pointer is over it, or it has the focus. */
export type PauseReason = 'hover' | 'focus';

/** The toast that the site asks for. */
export interface ToastRequest {
  severity: ToastSeverity;
  summary: string;
  detail: string;
  /** Milliseconds; 3000 by default. */
  duration?: number;
  /** Top right by default. */
  position?: ToastPosition;
  /** Whether hover and focus pause it; false by default. */
  pausesOnHover?: boolean;
}

export interface Toast extends Required<ToastRequest> {
  id: number;
  /** When its timer last started, in milliseconds of the caller's clock. */
  startedAt: number;
  /** The time left when its timer last started, in milliseconds. */
  remaining: number;
  /** The toast is paused while this is not empty. */
  pauseReasons: readonly PauseReason[];
}

export type ToastEvent =
  | { type: 'shown'; id: number; request: ToastRequest; now: number }
  | { type: 'paused' | 'resumed'; id: number; reason: PauseReason; now: number }
  | { type: 'closed'; id: number };

const toastDefaults = { duration: 3000, position: 'top-right', pausesOnHover: false } as const;

export const isPaused = ({ pauseReasons }: Toast): boolean => pauseReasons.length > 0;

/** The time left, in milliseconds; never negative. */
export const getRemainingTime = (toast: Toast, now: number): number =>
  isPaused(toast) ? toast.remaining : Math.max(0, toast.remaining - (now - toast.startedAt));

/** `alert` interrupts a screen reader, `status` waits. */
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

/** The next state of the stack, oldest first. A paused toast keeps its remaining time. */
export function toastsReducer(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  switch (event.type) {
    case 'shown': {
      const { id, request, now } = event;
      const settings = { ...toastDefaults, ...request };
      return [...toasts, { ...settings, id, startedAt: now, remaining: settings.duration, pauseReasons: [] }];
    }
    case 'paused':
      return toasts.map((toast) => (toast.id === event.id ? pauseToast(toast, event.reason, event.now) : toast));
    case 'resumed':
      return toasts.map((toast) => (toast.id === event.id ? resumeToast(toast, event.reason, event.now) : toast));
    case 'closed':
      return toasts.filter(({ id }) => id !== event.id);
  }
}
