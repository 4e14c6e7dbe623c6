"""Pictures of what seals, stiffens and lines: cartridges, mounts, damping sheets, and foam for ducts."""
import math
import random
from mathutils import Matrix, Vector
from materials import CHARCOAL, foam, foil, galvanised, oak, plain, plaster
from mesh import Mesh, box, lathe, tube
from props import sideboard
from room import studio, wall
from stage import camera, daylight
from technical import cool_wall, stack


def steel():
    return plain("zinc", (0.58, 0.575, 0.56), 0.34, 0.5, 0.92)


def placed(parts, at):
    """Moves what was built round the origin to where it belongs."""
    for o in parts:
        o.matrix_world = at @ Matrix.LocRotScale(o.location, o.rotation_euler, None)


def cartridge(at, label, band, nozzle, filling):
    """310 ml, standing on its base at the origin, its nozzle up."""
    r, h = 0.0245, 0.215
    shell = plain("cartridge", (0.70, 0.69, 0.66), 0.38, 0.4)
    body = [(0, 0.014), (r * 0.90, 0.014), (r * 0.92, 0.0), (r * 0.985, 0.0), (r, 0.0015), (r, h - 0.012), (r * 0.985, h - 0.008), (r * 0.93, h - 0.006), (0.0105, h - 0.0035), (0.0088, h - 0.002), (0.0086, h + 0.012), (0, h + 0.012)]
    tip = [(0.0098, h - 0.0015), (0.0118, h - 0.001), (0.0122, h + 0.0005), (0.0118, h + 0.013), (0.0102, h + 0.0155), (0.0084, h + 0.0175), (0.0034, h + 0.105), (0.0030, h + 0.1054), (0.0024, h + 0.103)]
    parts = [lathe("cartridge", body, shell, seg=64), lathe("nozzle", tip, nozzle, seg=40),
             lathe("filling", [(0.0025, h + 0.1042), (0.0015, h + 0.1052), (0, h + 0.1056)], filling, seg=20),
             lathe("label", [(r * 1.002, 0.016), (r * 1.008, 0.0165), (r * 1.008, h - 0.0205), (r * 1.002, h - 0.02)], label, seg=64),
             lathe("band", [(r * 1.012, 0.045), (r * 1.012, 0.086)], band, seg=64),
             lathe("line", [(r * 1.012, 0.093), (r * 1.012, 0.0965)], band, seg=64)]
    ribs = Mesh(3)
    for i in range(16):
        a = 2 * math.pi * i / 16
        ribs.rod((0.0119 * math.cos(a), 0.0119 * math.sin(a), h + 0.001), (0.0119 * math.cos(a), 0.0119 * math.sin(a), h + 0.012), 0.0009, seg=6)
    parts.append(ribs.build("grip", nozzle, smooth=True))
    placed(parts, at)


def gun(at):
    """An open gun round the cartridge of the same place: two bars, two plates, a handle towards -y, and the push rod."""
    black, bright = plain("powder black", (0.02, 0.02, 0.021), 0.45), steel()
    h, e = 0.215, 0.0275
    m = Mesh(4)
    for s in (-1, 1):
        m.rod((s * e, 0, -0.004), (s * e, 0, h + 0.003), 0.0032)
    parts = [m.build("bars", black, smooth=True)]
    parts.append(lathe("front", [(0.0128, h + 0.0002), (0.031, h + 0.0002), (0.0315, h + 0.0008), (0.0315, h + 0.0026), (0.031, h + 0.0032), (0.0128, h + 0.0032), (0.0128, h + 0.0002)], black, seg=56))
    parts.append(lathe("back", [(0, -0.0004), (0.031, -0.0004), (0.0315, -0.001), (0.0315, -0.003), (0.031, -0.0036), (0, -0.0036)], black, seg=56))
    body = [(-0.003, -0.014), (-0.003, 0.016), (-0.05, 0.018), (-0.066, 0.010), (-0.07, -0.012)]
    Y = Matrix.Rotation(math.pi / 2, 4, "Z")
    housing = Mesh(5).prism([(b, a) for a, b in body], -0.0125, 0.0125, tone=1.0).build("housing", black, bevel=0.003, seg=3)
    housing.matrix_world = Y  # its side lies across the bars
    handle = tube("handle", [(0, -0.010, -0.056), (0, -0.045, -0.066), (0, -0.085, -0.080), (0, -0.118, -0.098)], 0.0125, black)
    trigger = tube("trigger", [(0, -0.008, -0.020), (0, -0.040, -0.024), (0, -0.075, -0.043), (0, -0.100, -0.060)], 0.0058, bright)
    rod = tube("push rod", [(0, 0.001, -0.02), (0, 0.001, -0.262), (0, 0.001, -0.270), (0, -0.004, -0.277), (0, -0.010, -0.279), (0, -0.034, -0.279)], 0.0036, bright)
    for o in (*parts, housing, handle, trigger, rod):
        o.matrix_world = at @ o.matrix_basis


def bead(a, b, r, mat, seed):
    """A line of sealant as it leaves the nozzle: thicker where the hand waited, thin at its end."""
    q, n = random.Random(seed), 22
    a, b = Vector(a), Vector(b)
    side = (b - a).cross(Vector((0, 0, 1))).normalized()
    o = tube("bead", [tuple(a + (b - a) * (i / n) + side * (0.0008 * math.sin(i * 0.9 + seed) + q.uniform(-0.0003, 0.0003))) for i in range(n + 1)], r, mat)
    for i, p in enumerate(o.data.splines[0].points):
        p.radius = (1.12 if i == 1 else 0.7 if i == 0 else 1.0) + 0.05 * math.sin(i * 1.7 + seed) - (0.65 * (i / n) ** 9)
    return o


def acoustic_sealant():
    studio(paint=cool_wall())
    sideboard(0.0, -0.3, 1.6, h=0.6, d=0.52)
    white, blue = plain("label white", (0.68, 0.68, 0.66), 0.4), plain("label blue", (0.035, 0.085, 0.20), 0.4)
    clear, paste = plain("nozzle", (0.62, 0.63, 0.62), 0.3, 0.45), plain("sealant", (0.76, 0.755, 0.735), 0.42, 0.4)
    z = 0.6
    for i, (x, y, l, b) in enumerate(((-0.185, -0.41, white, blue), (-0.095, -0.39, white, blue), (-0.005, -0.415, blue, white), (0.085, -0.395, white, blue))):
        cartridge(Matrix.Translation((x, y, z)) @ Matrix.Rotation(0.5 * i, 4, "Z"), l, b, clear, paste)
    # the gun lies on its plates and on the end of its handle, the nozzle to the left
    lying = Matrix.Translation((0.07, -0.59, z + 0.0317)) @ Matrix.Rotation(0.13, 4, "Z") @ Matrix.Rotation(-math.pi / 2, 4, "Y") @ Matrix.Rotation(math.radians(-9), 4, "Z")
    cartridge(lying, white, blue, clear, paste)
    gun(lying)
    board = box("board", (-0.165, -0.735, z + 0.004), (0.24, 0.10, 0.008), plain("board", (0.045, 0.047, 0.05), 0.75, 0.2), 0.0012, rot=(0, 0, 0.06), seg=3)
    for k, (dy, x0, x1, r) in enumerate(((0.028, -0.265, -0.075, 0.0030), (0.002, -0.268, -0.075, 0.0042), (-0.026, -0.264, -0.09, 0.0055))):
        turn = board.matrix_basis
        a, b = (turn @ Vector((x + 0.165, dy, 0.0040 + r * 0.45)) for x in (x0, x1))
        bead(a, b, r, paste, k + 2)
    daylight(patch=-0.25)
    camera((-0.50, -1.80, 1.06), (-0.005, -0.56, 0.70), lens=62)


def thread(mesh, z0, z1, r=0.004, pitch=0.00125):
    """A cut thread along z, its ends bevelled."""
    rows, cols = round((z1 - z0) / pitch * 9) + 1, 30
    deep = 0.61 * pitch

    def at(i, j):
        z, a = z0 + (z1 - z0) * i / (rows - 1), 2 * math.pi * j / cols
        w = ((z - z0) / pitch - j / cols) % 1.0
        q = r - deep * max(0.0, 1 - abs(w * 2 - 1) * 1.35)
        q = min(q, r - 0.0011 + (min(z - z0, z1 - z) * 1.0 if i not in (0, rows - 1) else 0))
        return q * math.cos(a), q * math.sin(a), z
    mesh.grid(rows, cols, at, closed=True)
    for z in (z0, z1):
        mesh.grid(2, cols, lambda i, j: ((r - 0.0011) * (1 - i) * math.cos(2 * math.pi * j / cols), (r - 0.0011) * (1 - i) * math.sin(2 * math.pi * j / cols), z), closed=True)


def mount(at, r, h, stud=0.020):
    """Rubber between two steel discs with a threaded stud each; the lower disc stands at the origin."""
    t = 0.0028
    rubber = plain("rubber", CHARCOAL, 0.52, 0.35)
    waist = [(r * (0.995 - 0.055 * math.sin(math.pi * i / 14) ** 0.8), t + (h - 2 * t) * i / 14) for i in range(15)]
    parts = [lathe("rubber", [(r * 0.96, t)] + waist + [(r * 0.96, h - t)], rubber, seg=72)]
    for z in (0.0, h - t):
        parts.append(lathe("disc", [(0, z), (r * 0.985, z), (r * 1.0, z + 0.0004), (r * 1.0, z + t - 0.0004), (r * 0.985, z + t), (0, z + t)], steel(), seg=72))
    m = Mesh(6)
    thread(m, h, h + stud)
    thread(m, -stud, 0.0)
    parts.append(m.build("studs", steel(), smooth=True))
    placed(parts, at)


def nut(x, y, z, turn=0.0):
    lathe("washer", [(0.0043, z), (0.0082, z), (0.0084, z + 0.0003), (0.0084, z + 0.0013), (0.0082, z + 0.0016), (0.0043, z + 0.0016)], steel(), (x, y, 0), seg=40)
    q = 0.0065 / math.cos(math.pi / 6)
    hexagon = [(x + q * math.cos(math.pi / 3 * i + turn), y + q * math.sin(math.pi / 3 * i + turn)) for i in range(6)]
    Mesh(3).prism(hexagon, z + 0.0016, z + 0.0081, tone=1.0, axis=2).build("nut", steel(), bevel=0.0007, seg=3)


def motor(x, y, z, length=0.25, r=0.064):
    """An electric motor with cooling fins, its shaft to the left; it stands on z."""
    blue = plain("machine blue", (0.03, 0.075, 0.16), 0.38, 0.45)
    c, a = z + r + 0.028, (0, math.pi / 2, 0)
    L = length / 2
    lathe("housing", [(0, -L), (0.030, -L), (0.032, -L + 0.004), (0.034, -L + 0.012), (r * 0.93, -L + 0.020), (r * 1.05, -L + 0.026), (r * 1.05, -L + 0.040), (r * 0.96, -L + 0.044), (r * 0.96, L - 0.075), (r * 1.05, L - 0.072), (r * 1.05, L - 0.060)], blue, (x, y, c), seg=72, rot=a)
    lathe("cowl", [(r * 1.04, L - 0.062), (r * 1.09, L - 0.060), (r * 1.10, L - 0.055), (r * 1.10, L - 0.012), (r * 1.05, L), (r * 0.4, L + 0.002), (0, L + 0.002)], blue, (x, y, c), seg=72, rot=a)
    fins = Mesh(4)
    n = 40
    for i in range(n):
        w = 2 * math.pi * i / n
        turn = Matrix.Rotation(w, 3, "X")
        p = turn @ Vector((0, 0, r * 1.0))
        fins.box((x - 0.016, y + p.y, c + p.z), (length - 0.118, 0.0028, 0.016), 0, rot=turn)
    fins.build("fins", blue, 0.0006)
    lathe("shaft", [(0, -0.05), (0.0108, -0.05), (0.012, -0.0488), (0.012, 0.004), (0, 0.004)], steel(), (x - L, y, c), seg=40, rot=a)
    box("key", (x - L - 0.026, y, c + 0.0125), (0.03, 0.006, 0.006), steel(), 0.0006)
    box("terminal box", (x - 0.02, y, c + r * 1.02 + 0.022), (0.105, 0.085, 0.046), blue, 0.006, seg=4)
    box("lid", (x - 0.02, y, c + r * 1.02 + 0.0475), (0.112, 0.092, 0.008), blue, 0.003, seg=3)
    for s in (-1, 1):
        box("foot", (x - 0.02, y + s * r * 0.82, z + 0.006), (length * 0.56, 0.055, 0.012), blue, 0.004, seg=3)
        for k in (-1, 1):
            box("web", (x - 0.02 + k * length * 0.22, y + s * r * 0.70, z + 0.03), (0.012, 0.04, 0.055), blue, 0.003, seg=2)
            nut(x - 0.02 + k * length * 0.16, y + s * (r * 0.82 + 0.013), z + 0.012, 0.4 * k)


def rubber_mounts():
    """A motor on its plate stands on four; three more lie in front."""
    wall("back wall", (0, 0.1, 2.1), (9, 0.2, 4.2), cool_wall())
    box("floor", (0, -3, -0.05), (9, 6, 0.1), plaster("concrete", (0.40, 0.395, 0.38), 0.6), 0)
    r, h, stud = 0.026, 0.045, 0.020
    x, y, w, d = 0.05, -0.60, 0.37, 0.235
    motor(x + 0.01, y, h + 0.008)
    box("plate", (x, y, h + 0.004), (w, d, 0.008), plain("frame black", (0.02, 0.02, 0.021), 0.45), 0.0015, grain=0, seg=3)
    for i, (sx, sy) in enumerate(((-1, -1), (1, -1), (-1, 1), (1, 1))):
        a, b = x + sx * (w / 2 - 0.036), y + sy * (d / 2 - 0.036)
        mount(Matrix.Translation((a, b, 0)), r, h, stud)
        nut(a, b, h + 0.008, 0.7 * i)
    # what lies rests on the rims of its discs
    for a, b, q, e, turn in ((-0.185, -0.83, 0.026, 0.045, 0.62), (-0.055, -0.875, 0.021, 0.036, -0.80), (0.065, -0.83, 0.026, 0.045, 0.95)):
        mount(Matrix.Translation((a, b, q)) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(math.pi / 2, 4, "X"), q, e, stud)
    daylight(patch=-0.4)
    camera((-0.52, -1.74, 0.47), (0.0, -0.69, 0.083), lens=70)
    return 0.45


def sheet(x, y, z, w, d, turn=0.0, rot=None, seed=1):
    """2 mm of black damping mass under a skin of aluminium; (x, y, z) is the middle of its underside."""
    mass, skin = plain("damping mass", (0.016, 0.016, 0.017), 0.62, 0.3), foil("skin", dimples=0.009)
    T = Matrix.Translation((x, y, z)) @ (rot or Matrix.Rotation(turn, 4, "Z"))
    for name, c, s, m, bevel in (("mass", 0.0008, 0.0016, mass, 0.0003), ("skin", 0.0018, 0.0003, skin, 0.0)):
        o = box(name, (0, 0, 0), (w, d, s), m, bevel, seed=seed)
        o.matrix_world = T @ Matrix.Translation((0, 0, c))


def lifted_sheet(x, y, z, w, d, peel=0.145, radius=0.058):
    """A sheet whose near left corner is being peeled off its backing paper."""
    fold = Vector((-1, -1)).normalized()
    far = Vector((-w / 2, -d / 2)).dot(fold) - peel

    def on(u, v, lift):
        p = Vector((w * (u - 0.5), d * (v - 0.5)))
        s = p.dot(fold) - far
        if s <= 0:
            return x + p.x, y + p.y, z + 0.0009 + lift
        a = s / radius
        q = p - fold * (s - radius * math.sin(a) + lift * math.sin(a))
        return x + q.x, y + q.y, z + 0.0009 + radius * (1 - math.cos(a)) + lift * math.cos(a)
    n = 90
    for name, lift, thick, mat in (("mass", 0.0, 0.0016, plain("damping mass", (0.016, 0.016, 0.017), 0.62, 0.3)), ("skin", 0.00105, 0.0003, foil("skin", dimples=0.009))):
        m = Mesh(3)
        m.grid(n, n, lambda i, j: on(j / (n - 1), i / (n - 1), lift))
        o = m.build(name, mat, smooth=True, solid=thick)
        # the pattern of the skin follows the sheet and not its curl
        for k, face in enumerate(o.data.polygons):
            i, j = divmod(k, n - 1)
            for loop, (a, b) in zip(face.loop_indices, ((i, j), (i, j + 1), (i + 1, j + 1), (i + 1, j))):
                o.data.uv_layers[0].data[loop].uv = (w * b / (n - 1), d * a / (n - 1))
    box("backing paper", (x - 0.004, y - 0.003, z - 0.0001), (w, d, 0.0004), plain("paper", (0.70, 0.68, 0.62), 0.7, 0.25), 0)


def press_roller(at):
    """A hand roller, its wheel on the origin, the handle towards +x."""
    black, bright = plain("rubber", CHARCOAL, 0.52, 0.35), steel()
    parts = [lathe("wheel", [(0, -0.021), (0.016, -0.021), (0.0175, -0.0195), (0.0175, 0.0195), (0.016, 0.021), (0, 0.021)], black, (0, 0, 0.0175), seg=56, rot=(math.pi / 2, 0, 0))]
    parts.append(Mesh(2).rod((0, -0.027, 0.0175), (0, 0.027, 0.0175), 0.0028).build("axle", bright, smooth=True))
    parts.append(tube("fork", [(0, 0.026, 0.0175), (0.012, 0.026, 0.0185), (0.034, 0.024, 0.0205), (0.042, 0.012, 0.021), (0.056, 0.001, 0.0205), (0.080, 0, 0.019)], 0.0026, bright))
    parts.append(lathe("handle", [(0, 0.0), (0.0075, 0.0), (0.009, 0.002), (0.0115, 0.022), (0.0135, 0.060), (0.0125, 0.090), (0.009, 0.104), (0, 0.108)], oak(), (0.066, 0, 0.0185), seg=40, rot=(0, math.pi / 2 + 0.045, 0)))
    for o in parts:
        o.matrix_world = at @ o.matrix_basis


def damping_sheet():
    studio(paint=cool_wall())
    sideboard(0.0, -0.02, 1.7, h=0.6, d=0.6)
    r = random.Random(9)
    z = 0.6
    for i in range(12):
        sheet(0.27 + r.uniform(-0.006, 0.006), -0.30 + r.uniform(-0.006, 0.006), z, 0.50, 0.375, r.uniform(-0.014, 0.014), seed=i)
        z += 0.0021
    for i, (x, lean) in enumerate(((-0.02, 0.15), (0.10, 0.21))):
        h = 0.375
        rot = Matrix.Rotation(0.015 * i, 4, "Y") @ Matrix.Rotation(math.pi / 2 - lean, 4, "X")
        foot = -0.006 - h * math.sin(lean) - 0.004 * i
        sheet(x, foot + h / 2 * math.sin(lean), 0.601 + h / 2 * math.cos(lean), 0.50, h, rot=rot, seed=40 + i)
    lifted_sheet(-0.335, -0.34, 0.6006, 0.375, 0.50)
    press_roller(Matrix.Translation((0.13, -0.38, z)) @ Matrix.Rotation(0.45, 4, "Z") @ Matrix.Scale(1.4, 4))
    daylight(patch=-0.25)
    camera((-0.72, -1.86, 1.30), (-0.015, -0.28, 0.69), lens=60)
    return 0.1


def clad(w, d, t, mat, at, seed=1):
    """A slab of foam with foil on its upper face, its underside on the origin."""
    o = box("slab", (0, 0, 0), (w, d, t), mat, 0.0015, seg=2, seed=seed)
    o.matrix_world = at @ Matrix.Translation((0, 0, t / 2))
    o = box("face", (0, 0, 0), (w - 0.0012, d - 0.0012, 0.0004), foil("face", holes=0.010), 0, seed=seed + 1)
    o.matrix_world = at @ Matrix.Translation((0, 0, t + 0.0002))


def duct(at, w, h, length, t, mat):
    """A length of rectangular duct, lined; its lower edge in front stands on the origin, it runs towards +y."""
    zinc = galvanised()
    p, rail = 0.0012, 0.03
    m = Mesh(2)
    for s in (-1, 1):
        m.box((s * (w / 2 + p / 2), length / 2, rail + h / 2), (p, length, h + 2 * p))
        m.box((0, length / 2, rail + h / 2 + s * (h / 2 + p / 2)), (w + 2 * p, length, p))
    o = m.build("duct", zinc)
    o.matrix_world = at
    # flanges of folded rail, with corner pieces and their bolts
    for y in (0.0, length - 0.022):
        f, corners = Mesh(3), Mesh(4)
        for s in (-1, 1):
            f.box((s * (w / 2 + rail / 2), y + 0.010, rail + h / 2), (rail, 0.020, h - 0.02))
            f.box((0, y + 0.010, rail + h / 2 + s * (h / 2 + rail / 2)), (w - 0.02, 0.020, rail))
            for k in (-1, 1):
                corners.box((s * (w / 2 + rail / 2 - 0.006), y + 0.008, rail + h / 2 + k * (h / 2 + rail / 2 - 0.0005)), (rail + 0.011, 0.017, rail - 0.001))
                corners.box((s * (w / 2 + rail / 2 - 0.0005), y + 0.008, rail + h / 2 + k * (h / 2 + rail / 2 - 0.007)), (rail - 0.001, 0.0172, rail + 0.0112))
        for mesh, bevel in ((f, 0.0025), (corners, 0.0012)):
            o = mesh.build("flange", zinc, bevel=bevel, seg=3)
            o.matrix_world = at
        bolts = [lathe("bolt", [(0.0075, 0), (0.0075, 0.0045), (0.0065, 0.0055), (0, 0.0055)], steel(), (s * (w / 2 + rail * 0.42), y - 0.0005, rail + h / 2 + k * (h / 2 + rail * 0.42)), seg=6, rot=(math.pi / 2, 0, 0)) for s in (-1, 1) for k in (-1, 1)]
        placed(bolts, at)
    y0, L = 0.003, length - 0.01
    mid = rail + h / 2
    put = Matrix.Translation
    for i, (c, turn, wide) in enumerate((((0, 0, rail), 0.0, w), ((0, 0, rail + h), math.pi, w), ((-w / 2, 0, mid), math.pi / 2, h - 2 * t - 0.001), ((w / 2, 0, mid), -math.pi / 2, h - 2 * t - 0.001))):
        clad(wide - 0.001, L, t, mat, at @ put((c[0], y0 + L / 2, c[2])) @ Matrix.Rotation(turn, 4, "Y"), seed=60 + i)


def duct_foam():
    studio(paint=cool_wall())
    grey = foam("duct", (0.095, 0.097, 0.10), tile=0.34, bump=0.0014, pore=0.65)
    duct(Matrix.Translation((-0.42, -1.12, 0)) @ Matrix.Rotation(0.06, 4, "Z"), 0.46, 0.36, 0.85, 0.03, grey)
    r = random.Random(3)
    z = 0.0
    for i in range(6):
        clad(0.56, 0.50, 0.03, grey, Matrix.Translation((0.62 + r.uniform(-0.01, 0.01), -0.66 + r.uniform(-0.01, 0.01), z)) @ Matrix.Rotation(r.uniform(-0.03, 0.03), 4, "Z"), seed=20 + i)
        z += 0.0312
    for i, (x, h, lean, turn) in enumerate(((0.44, 0.85, 0.13, 0.0), (0.62, 0.70, 0.20, 0.02))):
        foot = -0.005 - h * math.sin(lean) - 0.055 * i
        clad(0.60, h, 0.03, grey, Matrix.Translation((x, foot + h / 2 * math.sin(lean), h / 2 * math.cos(lean) + 0.006 * i)) @ Matrix.Rotation(turn, 4, "Y") @ Matrix.Rotation(math.pi / 2 - lean, 4, "X"), seed=30 + i)
    daylight(patch=-0.7)
    camera((-1.25, -3.55, 1.25), (0.07, -0.72, 0.36), lens=61)
    return 0.2


PICTURES = {
    "acoustic-sealant": acoustic_sealant,
    "rubber-mounts": rubber_mounts,
    "damping-sheet": damping_sheet,
    "duct-foam": duct_foam,
}
