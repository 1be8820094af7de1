//! The clock of a batch.

use std::time::{Duration, Instant};

pub struct Clock {
    ran: Duration,
    start: Instant,
}

impl Clock {
    pub fn start() -> Clock {
        let ran = thread_time();
        Clock {
            ran,
            start: Instant::now(),
        }
    }

    /// Returns what passed since the start, and for how much of it the thread did not run.
    pub fn stop(self) -> (Duration, Duration) {
        let passed = self.start.elapsed();
        let ran = thread_time().saturating_sub(self.ran);
        // Without a clock of the thread nothing is known to be lost.
        (
            passed,
            if ran.is_zero() {
                Duration::ZERO
            } else {
                passed.saturating_sub(ran)
            },
        )
    }
}

/// Returns how long the thread has run.
#[cfg(unix)]
fn thread_time() -> Duration {
    let t = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(t.tv_sec.unsigned_abs(), t.tv_nsec as u32)
}

#[cfg(not(unix))]
fn thread_time() -> Duration {
    Duration::ZERO
}
