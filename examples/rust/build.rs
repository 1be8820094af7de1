//! Passes the version of the compiler on to the program, which names it in its answers.

use std::process::Command;

fn main() {
    let compiler = std::env::var("RUSTC").expect("cargo sets RUSTC");
    let out = Command::new(compiler)
        .arg("--version")
        .output()
        .expect("rustc --version");
    let version = String::from_utf8(out.stdout).expect("a version is text");
    println!("cargo::rustc-env=COMPILER={}", version.trim());
}
