"""Two pumps in a hall, and the meter before them."""
import math
from mathutils import Euler, Matrix, Vector
from fixings import motor
from materials import emission, foam, galvanised, plain, plaster
from mesh import Mesh, box, lathe, placed, tube
from plants import YELLOW, bare_steel, dark_frame
from room import wall
from props import legs
from stage import area, camera, world


def pipe(name, pts, r, mat, bend=0.16):
    """A pipe along straight lines, with round elbows."""
    pts = [Vector(p) for p in pts]
    line = [pts[0]]
    for a, b, c in zip(pts, pts[1:], pts[2:]):
        p, q = b + (a - b).normalized() * bend, b + (c - b).normalized() * bend
        line += [(1 - t) ** 2 * p + 2 * t * (1 - t) * b + t * t * q for t in (k / 12 for k in range(13))]
    return tube(name, [tuple(p) for p in line + [pts[-1]]], r, mat, smooth_curve=False)


def flange(at, r, mat, rot=(0, 0, 0)):
    """Two discs bolted together, their joint at `at`."""
    lathe("flange", [(r * 0.9, -0.032), (r, -0.03), (r, -0.003), (r * 0.94, -0.002), (r * 0.94, 0.002), (r, 0.003), (r, 0.03), (r * 0.9, 0.032)], mat, at, seg=48, rot=rot)
    R = Euler(rot).to_matrix()
    bolts = Mesh(3)
    for k in range(8):
        w = 2 * math.pi * (k + 0.5) / 8
        p = Vector((r * 0.84 * math.cos(w), r * 0.84 * math.sin(w), 0))
        bolts.rod(Vector(at) + R @ (p - Vector((0, 0, 0.048))), Vector(at) + R @ (p + Vector((0, 0, 0.048))), 0.012, seg=6)
    bolts.build("bolts", bare_steel())


def pump_set(x, y):
    """A pump and its motor on a plinth of concrete; the shaft runs along x, the pump on the left."""
    box("plinth", (x, y, 0.14), (2.3, 1.0, 0.28), plaster("plinth", (0.40, 0.395, 0.38), 0.8), 0.012, seg=3)
    green, cast = plain("pump green", (0.018, 0.115, 0.085), 0.36, 0.5), plain("cast", (0.10, 0.105, 0.11), 0.5, 0.4, 0.5)
    frame = Mesh(2)
    for s in (-0.34, 0.34):
        frame.box((x, y + s, 0.34), (2.06, 0.10, 0.12))
    for s in (-0.95, -0.3, 0.3, 0.95):
        frame.box((x + s, y, 0.345), (0.10, 0.58, 0.10))
    frame.box((x + 0.46, y, 0.408), (0.92, 0.74, 0.016))
    frame.box((x - 0.40, y, 0.408), (0.50, 0.60, 0.016))
    frame.build("base frame", cast, 0.004)
    z, c, a = 0.416, 0.416 + 4 * 0.092, (0, math.pi / 2, 0)
    placed(lambda: motor(0, 0, 0), Matrix.Translation((x + 0.50, y, z)) @ Matrix.Scale(4, 4))
    # the guard over the coupling, the bearings, the casing of the pump
    guard = [(0.19 * math.cos(w), c + 0.19 * math.sin(w)) for w in (math.pi * k / 20 for k in range(21))]
    Mesh(3).prism([(p, q) for p, q in guard] + [(-0.19, z), (0.19, z)], -0.13, 0.13, tone=1.0).build("guard", plain("guard", YELLOW, 0.45), 0.006, rot=(0, 0, math.pi / 2), loc=(x - 0.16, y, 0))
    lathe("bearings", [(0, -0.16), (0.10, -0.16), (0.12, -0.14), (0.12, 0.02), (0.105, 0.05), (0.105, 0.12), (0.13, 0.15), (0.13, 0.17), (0, 0.17)], green, (x - 0.44, y, c), seg=56, rot=a)
    box("bearing foot", (x - 0.42, y, (z + c) / 2 - 0.03), (0.10, 0.26, c - z - 0.06), green, 0.012, seg=3)
    lathe("back plate", [(0, -0.03), (0.27, -0.03), (0.28, -0.02), (0.28, 0.02), (0.27, 0.03), (0.14, 0.06), (0, 0.06)], green, (x - 0.64, y, c), seg=72, rot=a)
    lathe("volute", [(0, -0.17), (0.13, -0.17), (0.15, -0.13), (0.24, -0.12), (0.30, -0.07), (0.315, 0.0), (0.30, 0.06), (0.26, 0.085), (0, 0.085)], green, (x - 0.76, y, c), seg=72, rot=a)
    lathe("inlet", [(0.13, -0.16), (0.105, 0.0), (0.10, 0.03)], green, (x - 0.92, y, c), seg=56, rot=(0, -math.pi / 2, 0))
    lathe("outlet", [(0.15, 0), (0.11, 0.18), (0.09, 0.30)], green, (x - 0.76, y, c + 0.22), seg=56)
    for s in (-1, 1):
        box("pump foot", (x - 0.76, y + s * 0.20, (z + c) / 2 - 0.10), (0.14, 0.08, c - z - 0.12), green, 0.012, seg=3)
    steel = plain("pipe grey", (0.34, 0.36, 0.37), 0.38, 0.4, 0.2)
    flange((x - 0.98, y, c), 0.165, green, a)
    flange((x - 0.76, y, c + 0.53), 0.15, green)
    pipe("suction", [(x - 0.99, y, c), (x - 1.30, y, c), (x - 1.30, 0.05, c)], 0.10, steel, 0.19)
    pipe("delivery", [(x - 0.76, y, c + 0.54), (x - 0.76, y, 2.95), (x - 0.76, -0.42, 2.95)], 0.08, steel, 0.17)
    # a valve with its wheel in the delivery
    lathe("valve", [(0.08, -0.16), (0.15, -0.14), (0.15, -0.11), (0.10, -0.08), (0.13, 0), (0.10, 0.08), (0.15, 0.11), (0.15, 0.14), (0.08, 0.16)], cast, (x - 0.76, y, 1.86), seg=48)
    Mesh(4).rod((x - 0.76, y - 0.08, 1.86), (x - 0.76, y - 0.34, 1.86), 0.02).build("spindle", bare_steel(), smooth=True)
    tube("wheel", [(x - 0.76 + 0.13 * math.cos(2 * math.pi * i / 16), y - 0.34, 1.86 + 0.13 * math.sin(2 * math.pi * i / 16)) for i in range(16)], 0.014, plain("valve red", (0.42, 0.03, 0.02), 0.4, 0.4), cyclic=True)
    spokes = Mesh(5)
    for k in range(3):
        w = math.pi * k / 3
        spokes.rod((x - 0.76 - 0.13 * math.cos(w), y - 0.34, 1.86 - 0.13 * math.sin(w)), (x - 0.76 + 0.13 * math.cos(w), y - 0.34, 1.86 + 0.13 * math.sin(w)), 0.008)
    spokes.build("spokes", plain("valve red", (0.42, 0.03, 0.02), 0.4, 0.4))
    # the cable comes down from the tray
    tube("cable", [(x + 0.42, y + 0.10, c + 0.40), (x + 0.42, y + 0.26, c + 0.45), (x + 0.42, y + 0.42, c + 0.7), (x + 0.42, -0.16, 1.9), (x + 0.42, -0.10, 2.6), (x + 0.42, -0.10, 3.3)], 0.017, dark_frame(), res=8)


def sound_meter(x, y, h, turn, lit=1.6):
    """A sound level meter on its tripod; h is the middle of its windscreen, and its display looks to -y, turned by `turn`."""
    legs(x, y, h, h - 0.40, turn + 0.52, plain("tripod grey", (0.24, 0.245, 0.25), 0.4, 0.5, 0.6))
    T = Matrix.Translation((x, y, h)) @ Matrix.Rotation(turn, 4, "Z")

    def meter():
        shell, key = plain("meter shell", (0.075, 0.08, 0.085), 0.45), plain("meter key", (0.32, 0.325, 0.33), 0.5)
        n = [(-0.044, -0.40), (0.044, -0.40), (0.044, -0.185), (0.034, -0.150), (0.014, -0.120), (-0.014, -0.120), (-0.034, -0.150), (-0.044, -0.185)]
        Mesh(1).prism(n, -0.020, 0.020, tone=1.0).build("meter", shell, 0.006, 4)
        box("bezel", (0, -0.0202, -0.235), (0.074, 0.002, 0.096), plain("bezel", (0.012, 0.012, 0.013), 0.25, 0.5), 0.0008)
        box("display", (0, -0.0214, -0.230), (0.062, 0.001, 0.076), emission("display", lit * 0.35, colour=(0.10, 0.42, 0.50)), 0)
        bars = Mesh(2)
        for k, v in enumerate((0.30, 0.45, 0.62, 0.80, 0.70, 0.88, 0.66, 0.50, 0.36)):
            bars.box((-0.024 + 0.006 * k, -0.0222, -0.262 + 0.020 * v), (0.0042, 0.0004, 0.040 * v))
        bars.box((0, -0.0222, -0.202), (0.046, 0.0004, 0.006))
        bars.build("bars", emission("bars", lit, colour=(0.85, 0.95, 0.90)))
        keys = Mesh(3)
        for k in range(9):
            keys.box((-0.022 + 0.022 * (k % 3), -0.0205, -0.312 - 0.024 * (k // 3)), (0.015, 0.004, 0.012))
        keys.build("keys", key, 0.002)
        Mesh(5).rod((0, 0, -0.125), (0, 0, -0.02), 0.0085).build("capsule", plain("nickel", (0.5, 0.5, 0.49), 0.3, 0.5, 0.9), smooth=True)
        lathe("windscreen", [(0.046 * math.sin(math.pi * k / 20), -0.046 * math.cos(math.pi * k / 20)) for k in range(21)], foam("windscreen", (0.035, 0.035, 0.037), tile=0.2), seg=40)
    placed(meter, T)


def scene_two_machines():
    """Two equal pump sets side by side in a works hall, and before them a sound level meter on its tripod."""
    W, D, H = 13.0, 10.0, 4.6
    wall("back", (0, 0.1, H / 2), (W, 0.2, H), plaster("works wall", (0.50, 0.51, 0.505)))
    box("band", (0, -0.002, 0.6), (W, 0.004, 1.2), plain("band", (0.155, 0.185, 0.20), 0.5), 0)
    box("floor", (0, -D / 2, -0.05), (W, D, 0.1), plaster("concrete", (0.30, 0.297, 0.288), 0.45), 0)
    for x in (-1.32, 1.62):
        pump_set(x, -1.5)
    steel = plain("pipe grey", (0.34, 0.36, 0.37), 0.38, 0.4, 0.2)
    tube("header", [(-6.4, -0.42, 2.95), (6.4, -0.42, 2.95)], 0.13, steel, smooth_curve=False)
    brackets, tray = Mesh(6), Mesh(7)
    for k in range(6):
        brackets.box((-4.7 + 1.76 * k, -0.22, 2.79), (0.06, 0.46, 0.05))
        brackets.box((-4.7 + 1.76 * k, -0.02, 2.72), (0.10, 0.04, 0.34))
    brackets.build("brackets", dark_frame(), 0.003)
    for s in (-0.06, -0.26):
        tray.box((0, s, 3.36), (W, 0.012, 0.07))
    tray.box((0, -0.16, 3.33), (W, 0.20, 0.006))
    tray.build("cable tray", galvanised())
    for x in (-2.62, 0.32):
        lathe("sleeve", [(0.10, 0), (0.19, 0), (0.19, 0.02), (0.10, 0.03)], steel, (x, 0.0, 0.784), seg=48, rot=(math.pi / 2, 0, 0))
    yellow = plain("safety line", YELLOW, 0.5)
    box("line", (0.1, -2.55, 0.0012), (7.6, 0.08, 0.002), yellow, 0)
    sound_meter(-0.49, -4.30, 1.36, 0.16)
    area((-4.2, -5.2, 4.0), (-0.2, -1.2, 0.8), (3.0, 2.2), 400, (1.0, 0.98, 0.95))
    area((4.4, -4.2, 3.6), (1.0, -1.2, 0.9), (2.2, 1.8), 90, (0.95, 0.975, 1.0))
    world(0.20, (0.95, 0.975, 1.0))
    camera((-0.95, -8.0, 1.32), (0.12, -1.5, 1.32), lens=36, shift=(0, -0.082), level=True)
    return 0.3


PICTURES = {
    "scene-two-machines": scene_two_machines,
}
